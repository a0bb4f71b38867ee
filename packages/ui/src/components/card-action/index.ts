export { CardAction } from './card-action.ts'
