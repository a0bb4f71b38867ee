export { PaintedCanvas } from './painted-canvas.tsx'
