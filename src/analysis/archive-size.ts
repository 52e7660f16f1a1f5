import type { Artifact } from './artifacts.ts';
import {
  dataDescriptor,
  directoryEntry,
  endRecords,
  localHeader,
  type PlacedEntry,
} from './archive-records.ts';
