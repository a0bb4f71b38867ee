export { type CodeOnDemand, onDemand, onIntent, useCode, useCodeOnceOpen } from './on-demand.ts'
