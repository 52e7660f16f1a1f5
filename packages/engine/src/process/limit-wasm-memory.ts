const PAGE_BYTES = 65_536;

/** What `new WebAssembly.Memory()` takes; sizes are in pages. */
interface MemoryDescriptor {
  readonly initial: number;
  readonly maximum?: number;
  readonly shared?: boolean;
}

type MemoryConstructor = new (descriptor: MemoryDescriptor) => object;

/**
 * Bounds the memory of WebAssembly modules that are loaded afterwards. The runtime asks for up to 4 GiB; with less, a model
 * that wants more fails with an error of the runtime, on every platform.
 */
export function limitWasmMemory(bytes: number): void {
  const mostPages = Math.floor(bytes / PAGE_BYTES);
  const webAssembly: unknown = Reflect.get(globalThis, 'WebAssembly');
  if (typeof webAssembly !== 'object' || webAssembly === null) return;
  const memory: unknown = Reflect.get(webAssembly, 'Memory');
  if (!isConstructor(memory)) return;
  const limited = new Proxy(memory, {
    construct(target, [descriptor]: [MemoryDescriptor]) {
      const maximum = Math.max(descriptor.initial, Math.min(descriptor.maximum ?? mostPages, mostPages));
      return new target({ ...descriptor, maximum });
    },
  });
  Reflect.set(webAssembly, 'Memory', limited);
}

function isConstructor(value: unknown): value is MemoryConstructor {
  return typeof value === 'function';
}
