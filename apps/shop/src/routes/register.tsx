import { isRegistering, registrationFailureOf } from '@motif/flows/registration'
import { m } from '@motif/messages'
import { RegisterScreen } from '@motif/ui/screens/register'
import { returnToSearch, withReturnTo } from '../accounts/return-to.ts'
import { useRegistrationForm } from '../accounts/use-registration-form.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  /** Where to lead back to. */
  knownSearch: ({ url }) => ({ search: returnToSearch(url.searchParams) }),

  useActs: ({ search }) => useRegistrationForm(search.toString()),

  Component({ acts: { actor, snapshot, returnTo, google } }) {
    usePageTitle(m.accounts_register_title())
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
