export { Messages } from './messages.tsx'
export type { MessageReply, MessageSectionProps } from './types.ts'
