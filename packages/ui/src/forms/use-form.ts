import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { fieldErrors, type Failure } from '../failure/index.ts'

export type Texts<Name extends string> = Readonly<Record<Name, string>>

/** Error messages by field. */
export type FormErrors<Name extends string> = Partial<Record<Name, string | undefined>>

export interface FormOptions<Name extends string> {
  initial: Texts<Name>
  /** Validates; called during render, so that messages follow the language. */
  check: (values: Texts<Name>) => FormErrors<Name>
  onSubmit: (values: Texts<Name>) => void
  onChange?: ((values: Texts<Name>) => void) | undefined
  /** Failure of the last submit; field errors are shown until the field changes. */
  failure?: Failure | null | undefined
  /** Initial focus, if the form replaces the focused element. */
  takesFocus?: NoInfer<Name> | undefined
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface FieldBinding<Name extends string> {
  name: Name
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<Control>) => void
  onBlur: () => void
}

export interface Form<Name extends string> {
  values: Texts<Name>
  /** Binds a text field to the form. */
  field: (name: Name) => FieldBinding<Name>
  set: (name: Name, value: string) => void
  setAll: (values: Partial<Texts<Name>>) => void
  /** Submits programmatically, with values set in the same tick. */
  submit: (latest?: Partial<Texts<Name>>) => void
  /** The failure, if no field shows all of its messages. */
  unplaced: Failure | undefined
  formProps: {
    noValidate: true
    method: 'dialog'
    ref: (form: HTMLFormElement | null) => void
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  }
}

const controlsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter((element): element is Control => 'value' in element && 'name' in element)

/** Focuses the first invalid control in DOM order. */
function focusFirst(form: HTMLFormElement | null, errors: FormErrors<string>) {
  const wrong = form ? controlsOf(form).find((control) => errors[control.name] !== undefined) : undefined
  wrong?.focus()
}

/**
 * Form state: a field validates on blur if non-empty, all fields on submit. The first invalid field gets focus, and
 * input is never lost.
 */
export function useForm<Name extends string>({
  initial,
  check,
  onSubmit,
  onChange,
  failure,
  takesFocus
}: FormOptions<Name>): Form<Name> {
  const [values, setValues] = useState<Texts<Name>>(initial)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [sent, setSent] = useState<Texts<Name>>()
  const form = useRef<HTMLFormElement>(null)

  const problems = check(values)
  const fromServer: FormErrors<string> = fieldErrors(failure)
  const isUnchanged = (name: Name) => (sent ?? initial)[name] === values[name]
  const errorOf = (name: Name): string | undefined => {
    if (problems[name] !== undefined && (sent !== undefined || left.has(name))) return problems[name]
    return isUnchanged(name) ? fromServer[name] : undefined
  }
  const names = Object.keys(initial) as Name[]
  const isPlaced = Object.keys(fromServer).some((name) => name in initial)

  function change(next: Partial<Texts<Name>>) {
    const all = { ...values, ...next }
    setValues(all)
    onChange?.(all)
  }

  function submit(latest?: Partial<Texts<Name>>) {
    const all = { ...values, ...latest }
    const wrong = check(all)
    setSent(all)
    if (names.some((name) => wrong[name] !== undefined)) focusFirst(form.current, wrong)
    else onSubmit(all)
  }

  // Includes input from before hydration, by user or autofill.
  useEffect(() => {
    const early = form.current
      ? controlsOf(form.current).filter(
          (control) => control.name in initial && control.type !== 'radio' && control.type !== 'checkbox'
        )
      : []
    const typed = early.filter((control) => control.value !== '' && control.value !== initial[control.name as Name])
    if (typed.length > 0)
      setValues((values) => ({
        ...values,
        ...Object.fromEntries(typed.map((control) => [control.name, control.value]))
      }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page wakes up
  }, [])

  useEffect(() => {
    if (takesFocus !== undefined) focusFirst(form.current, { [takesFocus]: '' })
  }, [takesFocus])

  useEffect(() => focusFirst(form.current, fieldErrors(failure)), [failure])

  return {
    values,
    set: (name, value) => change({ [name]: value } as Partial<Texts<Name>>),
    setAll: change,
    submit,
    field: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event) => change({ [name]: event.target.value } as Partial<Texts<Name>>),
      onBlur: () => {
        if (values[name] !== '') setLeft((left) => new Set([...left, name]))
      }
    }),
    unplaced: failure && !isPlaced ? failure : undefined,
    formProps: {
      noValidate: true,
      // Native submission before hydration would put passwords into the URL; outside of a dialog this method does
      // nothing.
      method: 'dialog',
      ref: (element) => {
        form.current = element
      },
      onSubmit: (event) => {
        event.preventDefault()
        submit()
      }
    }
  }
}
