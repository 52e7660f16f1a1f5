import type { Attack, Slot } from './attack-table.ts';
import type { EngineSettings } from './engine-settings.ts';

/** What the action hands to the built-in service when it starts it. */
export interface LocalPlan {
  readonly apiKey: string;
  readonly orgId: string;
  /** When every analysis must be over, in milliseconds since 1970. */
  readonly endsAtMs: number;
  /** An empty folder for uploads and results. The service removes it at its end. */
  readonly directory: string;
  /** Folders from which onnxruntime-node is looked for; the first that has it counts. */
  readonly nativeFrom: readonly string[];
  readonly analyses: readonly PlannedAnalysis[];
}

/** What the service is told about one analysis beside its request. */
export interface PlannedAnalysis {
  readonly modelId: string;
  readonly attack: Attack;
  readonly settings: EngineSettings;
  /** The score above which the analysis is vulnerable. */
  readonly threshold: number;
  /** The slots that are uploaded. */
  readonly slots: readonly Slot[];
}

/** What the built-in service answers, once. */
export type LocalStart =
  { readonly kind: 'ready'; readonly baseUrl: string } | { readonly kind: 'failed'; readonly reason: string };

/** The organization of the built-in service. */
export const LOCAL_ORGANIZATION = 'local';
