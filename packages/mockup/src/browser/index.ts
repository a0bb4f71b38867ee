export { createMockup, type Mockup, type MockupOptions, type MockupScene } from './mockup.ts'
export type { DesignSource } from './painter.ts'
export { rasterise } from './rasterise.ts'
