import { sourceChildCode } from '../engine/process/child-code.ts';
import { ALONE } from '../../src/core/service-start.ts';
import { serveAction } from './serve-action.ts';
import { serveAlone } from './serve-alone.ts';

/** The entry of the service's process if the action runs from its source. */
const serve = process.argv[2] === ALONE ? serveAlone : serveAction;
serve(sourceChildCode());
