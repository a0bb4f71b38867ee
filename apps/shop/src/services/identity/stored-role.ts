import { jwtDecode } from 'jwt-decode'

/** The role claimed by the stored identity token, unchecked: it chooses what is offered, the server what is allowed. */
export function roleInStorage(): string | undefined {
  try {
    const { id_token: token } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { id_token?: string }
    return token === undefined ? undefined : jwtDecode<{ role?: string }>(token).role
  } catch {
    return undefined
  }
}
