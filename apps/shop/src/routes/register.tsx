import { isRegistering, registrationFailureOf } from '@motif/flows/registration'
import { m } from '@motif/messages'
import { LoadingScreen } from '@motif/ui/shell'
import { RegisterScreen } from '@motif/ui/screens/register'
import { lazy, Suspense } from 'react'
import { returnToSearch, withReturnTo } from '../accounts/return-to.ts'
import { useRegistrationForm } from '../accounts/use-registration-form.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { useIsBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

const InvitedPerson = lazy(() =>
  import('../accounts/invited-person.tsx').then(({ InvitedPerson }) => ({ default: InvitedPerson }))
)

export const route = defineRoute({
  /** Return path. An invitation opens in the browser only. */
  knownSearch: ({ url }) => ({ search: returnToSearch(url.searchParams) }),

  useActs: ({ search }) => useRegistrationForm(search.toString(), { isInvited: search.has('invitation') }),

  Component({ search, acts: { actor, snapshot, returnTo, google } }) {
    usePageTitle(m.accounts_register_title())
    const invitation = useIsBrowser() ? search.get('invitation') : null
    if (invitation !== null)
      return (
        <Suspense fallback={<LoadingScreen />}>
          <InvitedPerson token={invitation} />
        </Suspense>
      )
    return (
      <RegisterScreen
        {...google}
        isBusy={snapshot !== undefined && isRegistering(snapshot)}
        failure={snapshot && registrationFailureOf(snapshot)}
        initial={{ name: snapshot?.context.name, email: snapshot?.context.email }}
        onTyped={(typed) => actor?.send({ type: 'TYPED', ...typed })}
        onSubmit={(form) => actor?.send({ type: 'SUBMIT', ...form })}
        loginHref={withReturnTo('/login', returnTo)}
      />
    )
  }
})
