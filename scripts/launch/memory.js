/**
 * What glibc is told when it starts a process of the shop. With more arenas, it keeps unused memory; without a fixed threshold it soon takes large
 * buffers from the heap, which then has holes. Other systems ignore both.
 */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
