// Node starts and ends.
export {};
