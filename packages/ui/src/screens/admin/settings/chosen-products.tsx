import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useEffect, useId, useState } from 'react'
import { TextField } from '../../../components/field/index.ts'
import { useIsAllowed } from '../allowed.tsx'
import { MovableList } from '../movable-list.tsx'
import type { FoundProduct, SettingsSectionProps } from './types.ts'

interface ChosenProductsProps extends Pick<SettingsSectionProps, 'onFindProducts'> {
  name: string
  /** Slugs, in order. */
  chosen: readonly string[]
  most: number
  /** Only those that can be designed on. */
  isCustomisable: boolean
  error: string | undefined
  onChange: (chosen: readonly string[]) => void
}

/** Products found by name, in custom order. */
export function ChosenProducts({
  name,
  chosen,
  most,
  isCustomisable,
  error,
  onFindProducts,
  onChange
}: ChosenProductsProps) {
  const mayChange = useIsAllowed('settings.change')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly FoundProduct[]>([])
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const unknown = chosen.filter((slug) => !known.has(slug)).join(' ')

  useEffect(() => {
    let isWanted = true
    if (unknown !== '')
      void onFindProducts({ slugs: unknown.split(' ') }).then((products) => {
        // A product not on sale has no name here; its URL is kept.
        const names = new Map(products.map((product) => [product.slug, product.name]))
        if (isWanted)
          setKnown(
            (before) =>
              new Map([...before, ...unknown.split(' ').map((slug) => [slug, names.get(slug) ?? slug] as const)])
          )
      })
    return () => void (isWanted = false)
  }, [unknown, onFindProducts])

  const add = ({ slug, name: called }: FoundProduct) => {
    setKnown((before) => new Map([...before, [slug, called]]))
    setTyped('')
    setFound([])
    if (!chosen.includes(slug)) onChange([...chosen, slug])
  }
  const type = async (text: string) => {
    const picked = found.find((product) => product.name === text)
    if (picked) return add(picked)
    setTyped(text)
    if (text.trim() !== '') setFound(await onFindProducts({ q: text.trim(), isCustomisable }))
  }
  const nameOf = (slug: string) => known.get(slug) ?? slug
  return (
    <chakra.div display="grid" gap={3}>
      <MovableList
        label={m.admin_home_products()}
        items={chosen.map((id) => ({ id }))}
        nameOf={({ id }) => nameOf(id)}
        isDisabled={!mayChange}
        onChange={(items) => onChange(items.map(({ id }) => id))}
      >
        {({ id }) => <bdi>{nameOf(id)}</bdi>}
      </MovableList>
      <TextField
        name={name}
        type="search"
        label={m.admin_home_add_product()}
        hint={isCustomisable ? m.admin_home_add_customisable_hint() : m.admin_home_add_product_hint()}
        isRequired={false}
        disabled={chosen.length >= most}
        list={listId}
        value={typed}
        error={error}
        autoComplete="off"
        dir="auto"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = found
          if (typed.trim() !== '' && first) add(first)
        }}
        onChange={({ currentTarget: { value } }) => void type(value)}
      />
      <datalist id={listId}>
        {found
          .filter(({ slug }) => !chosen.includes(slug))
          .map(({ slug, name: called }) => (
            <option key={slug} value={called}>
              {slug}
            </option>
          ))}
      </datalist>
    </chakra.div>
  )
}
