export { CardGrid, cardSizes } from './card-grid.tsx'
