export { guidesMax, removeGuide, setGuides } from './guides.ts'
export { StageAids } from './stage-aids.tsx'
