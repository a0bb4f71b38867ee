export { type Painted, PaintedHero } from './painted-hero.tsx'
