export { Countdown, type CountdownProps } from './countdown.tsx'
export { formatSeconds } from './format-seconds.ts'
