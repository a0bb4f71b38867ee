export { brandColourLabel } from './brand-colour-label.ts'
export { BrandStar, useBrandToggle } from './brand-star.tsx'
export { logoOf } from './logo-of.ts'
