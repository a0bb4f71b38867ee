import { chakra } from '@chakra-ui/react'
import type { SearchState } from '@motif/contract'
import { type ProductLanguage, productLanguages } from '@motif/contract/product-language-rules'
import { getLocale, m } from '@motif/messages'
import { useState } from 'react'
import { ProgressBar } from '../../../components/progress-bar/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { Part } from '../editor-part.tsx'
import { languageName } from './language-name.ts'
import { partOf, type SettingsPartProps } from './setting-fields.tsx'

/** All languages by name; any other one last. */
function namedLanguages(): { code: ProductLanguage; name: string }[] {
  const named = productLanguages.map((code) => ({ code, name: languageName(code) }))
  return [
    ...named.filter(({ code }) => code !== 'other').toSorted((a, b) => a.name.localeCompare(b.name, getLocale())),
    ...named.filter(({ code }) => code === 'other')
  ]
}

interface SearchPartProps extends SettingsPartProps<'productLanguage'> {
  /** Undefined while it is on its way. */
  state: SearchState | undefined
}

/** The language that the search knows forms of words in, and how far the search is rebuilt after a change. */
export const SearchPart = partOf(['productLanguage'], ({ form, onChange, errorOf, state }: SearchPartProps) => {
  const percent = state?.percent ?? null
  const isRebuilding = percent !== null
  const [wasRebuilding, setWasRebuilding] = useState(false)
  if (isRebuilding && !wasRebuilding) setWasRebuilding(true)
  return (
    <Part id="search" title={m.admin_settings_search()} hint={m.admin_settings_search_hint()}>
      <SelectField
        name="productLanguage"
        label={m.admin_settings_product_language()}
        value={form.productLanguage}
        error={errorOf('productLanguage')}
        onChange={({ currentTarget: { value } }) => {
          const chosen = productLanguages.find((code) => code === value)
          if (chosen) onChange({ productLanguage: chosen })
        }}
      >
        {namedLanguages().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <chakra.output _empty={{ display: 'none' }}>
        {isRebuilding ? m.admin_settings_search_rebuilding() : wasRebuilding ? m.admin_settings_search_rebuilt() : null}
      </chakra.output>
      {isRebuilding ? <ProgressBar label={m.admin_settings_search_progress()} progress={percent / 100} /> : null}
    </Part>
  )
})
