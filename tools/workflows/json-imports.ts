/**
 * Imported before `@actions/languageservice`, which is made for bundlers: it imports JSON without saying so, and Node
 * takes that only with `with { type: 'json' }`. This says it in its place.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    return specifier.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
