export { Step, type StepProps } from './step.tsx'
