export { BrandPanel } from './brand-panel.tsx'
