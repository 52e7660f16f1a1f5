import { sourceChildCode } from '../engine/process/child-code.ts';
import { serveAction } from './serve-action.ts';

/** The entry of the service's process if the action runs from its source. */
serveAction(sourceChildCode());
