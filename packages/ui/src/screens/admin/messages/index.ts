export { Messages } from './messages.tsx'
export type { MessageReply } from './types.ts'
