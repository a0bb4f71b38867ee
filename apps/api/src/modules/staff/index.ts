/** Staff: roles and invitations. */
export { invitationData } from './personal-data.ts'
export { staffModule } from './routes.ts'
