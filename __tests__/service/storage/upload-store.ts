import type { Slot } from '@model-security-scan/engine/catalog';

/** One upload slot of a job or of a registered model. */
export interface UploadSlot {
  readonly uploadId: string;
  /** The job id or, for a registration, the model id. */
  readonly owner: string;
  readonly slot: Slot;
  /** The file that arrived; undefined until one does. */
  readonly arrived: ArrivedFile | undefined;
}

interface ArrivedFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Why it is no readable zip archive; undefined if it is one. */
  readonly problem: string | undefined;
}

/** Upload slots and what arrived in them, in memory. */
export interface UploadStore {
  addSlots(slots: readonly UploadSlot[]): void;
  findSlot(uploadId: string): UploadSlot | undefined;
  slotsOf(owner: string): readonly UploadSlot[];
  setArrived(uploadId: string, file: ArrivedFile): void;
}

export function createUploadStore(): UploadStore {
  const slots = new Map<string, UploadSlot>();
  return {
    addSlots(added) {
      for (const slot of added) slots.set(slot.uploadId, slot);
    },
    findSlot: (uploadId) => slots.get(uploadId),
    slotsOf: (owner) => [...slots.values()].filter((slot) => slot.owner === owner),
    setArrived(uploadId, arrived) {
      const slot = slots.get(uploadId);
      if (slot !== undefined) slots.set(uploadId, { ...slot, arrived });
    },
  };
}
