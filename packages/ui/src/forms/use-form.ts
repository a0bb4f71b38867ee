import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { fieldErrors, type Failure } from '../failure/index.ts'

export type Texts<Name extends string> = Readonly<Record<Name, string>>

/** What is wrong, by field, in words. */
export type FormErrors<Name extends string> = Partial<Record<Name, string | undefined>>

export interface FormOptions<Name extends string> {
  initial: Texts<Name>
  /** Looks the texts over; called while rendering, so that its sentences follow the language. */
  check: (values: Texts<Name>) => FormErrors<Name>
  onSubmit: (values: Texts<Name>) => void
  onChange?: ((values: Texts<Name>) => void) | undefined
  /** What the server said of the last try; its sentences stand at their fields until these change. */
  failure?: Failure | null | undefined
  /** The field to begin with, where the form takes the place of what had the focus. */
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
  /** Everything a text field needs to be part of the form. */
  field: (name: Name) => FieldBinding<Name>
  set: (name: Name, value: string) => void
  setAll: (values: Partial<Texts<Name>>) => void
  /** Sends the form as its button would, with texts that were set in the same moment. */
  submit: (latest?: Partial<Texts<Name>>) => void
  /** A sentence of the failure that no field shows; undefined where every word of it stands at a field. */
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

/** Focuses the first control, in the page's order, whose field is wrong. */
function focusFirst(form: HTMLFormElement | null, errors: FormErrors<string>) {
  const wrong = form ? controlsOf(form).find((control) => errors[control.name] !== undefined) : undefined
  wrong?.focus()
}

/**
 * The text state of a form: a field tells what is wrong once it was left with something in it, every field once the
 * form was sent; the first wrong one gets the focus, and nothing typed is lost, whatever the server answers.
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

  // What a person typed, or the browser filled in, before the page woke up counts too.
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
      // Sent before the page woke up, the browser's own way would write passwords into the address; outside of a dialog this one does nothing.
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
