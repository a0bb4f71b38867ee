import { useEffect } from 'react'
import type { Form, Texts } from './use-form.ts'

/** Fills fields that are still empty with what becomes known later: a draft only the browser has, or who is signed in. */
export function useFillIn<Name extends string>(
  { values, setAll }: Pick<Form<Name>, 'values' | 'setAll'>,
  known: Partial<Texts<Name>>
): void {
  const entries = Object.entries(known) as [Name, string | undefined][]
  useEffect(() => {
    const missing = entries.filter(([name, text]) => text && values[name] === '')
    if (missing.length > 0) setAll(Object.fromEntries(missing) as Partial<Texts<Name>>)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is emptied later by hand stays empty
  }, [entries.map(([, text]) => text).join('\u0000')])
}
