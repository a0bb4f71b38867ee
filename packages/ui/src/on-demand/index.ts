export { type CodeOnDemand, allOf, onDemand, onIntent, useCode, useCodeOnceOpen } from './on-demand.ts'
