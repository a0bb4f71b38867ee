/** The roles of staff in words. */
export { roleAbout, roleName } from './role-names.ts'
