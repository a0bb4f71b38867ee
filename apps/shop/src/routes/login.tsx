import { isLoggingIn, loginFailureOf } from '@motif/flows/login'
import { m } from '@motif/messages'
import { LoginScreen } from '@motif/ui/screens/login'
import { reasonIn, returnToIn, returnToSearch, withReturnTo } from '../accounts/return-to.ts'
import { useLogin } from '../accounts/use-login.ts'
import { offerEmail } from '../accounts/use-password-reset.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  /** Return path and reason. */
  knownSearch({ url: { searchParams } }) {
    const search = returnToSearch(searchParams)
    const reason = reasonIn(searchParams)
    if (reason !== undefined) search.set('reason', reason)
    return { search }
  },

  useActs: ({ search }) => useLogin(returnToIn(search.toString())),

  Component({ search, acts: { snapshot, google, logIn } }) {
    usePageTitle(m.accounts_login_title())
    const returnTo = returnToIn(search.toString())
    return (
      <LoginScreen
        {...google}
        isBusy={isLoggingIn(snapshot) || snapshot.output !== undefined}
        failure={loginFailureOf(snapshot)}
        reason={reasonIn(search) ?? (returnTo === undefined ? undefined : 'login-needed')}
        onTyped={({ email }) => offerEmail(email)}
        onSubmit={logIn}
        registerHref={withReturnTo('/register', returnTo)}
      />
    )
  }
})
