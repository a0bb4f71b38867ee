import { m } from '@motif/messages'
import { memo, type ReactNode } from 'react'
import { TextField, type TextFieldProps } from '../../../components/field/index.ts'
import { TextAreaField, type TextAreaFieldProps } from '../../../components/text-area/index.ts'
import type { FieldProblem, SettingsForm } from './settings-form.ts'

const sentences = {
  text: () => m.admin_settings_wrong_text(),
  address: () => m.admin_links_wrong_address(),
  web: () => m.admin_links_wrong_web(),
  twice: () => m.admin_links_wrong_twice(),
  pages: () => m.admin_links_wrong_pages(),
  products: () => m.admin_home_wrong_products(),
  email: () => m.admin_settings_wrong_email(),
  colour: () => m.admin_settings_wrong_colour(),
  contrast: () => m.admin_settings_wrong_contrast(),
  number: () => m.admin_product_wrong_number(),
  hours: () => m.admin_settings_wrong_hours(),
  percent: () => m.admin_settings_wrong_percent(),
  days: () => m.admin_settings_wrong_days(),
  line: () => m.admin_product_wrong_line(),
  country: () => m.admin_settings_wrong_country(),
  'country-twice': () => m.admin_settings_wrong_country_twice(),
  method: () => m.admin_settings_wrong_method(),
  statement: () => m.admin_payments_wrong_statement()
} as const satisfies Record<FieldProblem, () => string>

export const problemSentence = (problem: FieldProblem | undefined): string | undefined =>
  problem && sentences[problem]()

/** Common props of the editor's sections, restricted to the members a section reads. */
export interface SettingsPartProps<Name extends keyof SettingsForm = keyof SettingsForm> {
  form: Pick<SettingsForm, Name>
  onChange: (change: Partial<Pick<SettingsForm, Name>>) => void
  /** The error message of a field, by path. */
  errorOf: (name: string) => string | undefined
  /** Whether a field is wrong whose name begins so. */
  hasProblemIn: (prefix: string) => boolean
}

/** Names of the members of a form that are text. */
type TextOf<Form> = { [Name in keyof Form]: Form[Name] extends string ? Name : never }[keyof Form] & string

interface Bound<Form> {
  form: Form
  onChange: (change: Partial<Form>) => void
  errorOf: (name: string) => string | undefined
  /** Before the names of the form's own fields. */
  at?: string
}

/** Binds fields of a form by member name. */
export function fieldsOf<Form>({ form, onChange, errorOf, at = '' }: Bound<Form>) {
  const common = (name: TextOf<Form>) => ({
    name: at + name,
    value: form[name] as string,
    error: errorOf(at + name),
    autoComplete: 'off'
  })
  return {
    field: (name: TextOf<Form>, more: TextFieldProps) => (
      <TextField
        {...common(name)}
        onChange={({ currentTarget: { value } }) => onChange({ [name]: value } as Partial<Form>)}
        {...more}
      />
    ),
    area: (name: TextOf<Form>, more: TextAreaFieldProps) => (
      <TextAreaField
        {...common(name)}
        onChange={({ currentTarget: { value } }) => onChange({ [name]: value } as Partial<Form>)}
        {...more}
      />
    )
  }
}

const isSame = (before: object, after: object, names: readonly string[]) =>
  names.every((name) => Object.is(Reflect.get(before, name), Reflect.get(after, name)))

/** A section that re-renders only if the members it reads, or its other props, change. */
export function partOf<const Name extends keyof SettingsForm, Props extends SettingsPartProps<Name>>(
  reads: readonly Name[],
  Part: (props: Props) => ReactNode
) {
  return memo(Part, (before, after) => {
    const { form, ...others } = after
    return isSame(before, after, Object.keys(others)) && isSame(before.form, form, reads)
  })
}
