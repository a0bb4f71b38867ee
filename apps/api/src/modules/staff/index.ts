/** Staff: their roles, and invitations to join them. */
export { staffModule } from './routes.ts'
