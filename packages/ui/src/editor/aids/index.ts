export { guidesMax, setGuides } from './guides.ts'
export { StageAids } from './stage-aids.tsx'
