/** Staff: their roles, and invitations to join them. */
export { invitationData } from './personal-data.ts'
export { staffModule } from './routes.ts'
