export { ComparisonScreen, type ComparisonScreenProps } from './comparison-screen.tsx'
