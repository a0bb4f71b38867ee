import { chakra } from '@chakra-ui/react'
import { allCategories, hasOwnName, shopPages, storefrontLimits as limits } from '@motif/contract/storefront-rules'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { Link } from '../../../components/link/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { pageNames } from '../../../shell/index.ts'
import { useIsAllowed } from '../allowed.tsx'
import { type NamedCategory, categoryText } from '../category-text.ts'
import { Part } from '../editor-part.tsx'
import { MovableList } from '../movable-list.tsx'
import { partOf, type SettingsPartProps } from './setting-fields.tsx'
import {
  categoryAddress,
  collectionAddress,
  collectionText,
  type ColumnForm,
  isOfFooter,
  type LinkForm,
  type LinkKind,
  linkKinds,
  type NamedCollection,
  newColumn,
  newLink
} from './storefront-form.ts'

export type KnownCategories = readonly NamedCategory[]

const kindNames = {
  categories: () => m.admin_links_categories(),
  category: () => m.admin_links_category(),
  collection: () => m.admin_links_collection(),
  page: () => m.admin_links_page(),
  address: () => m.admin_links_address(),
  web: () => m.admin_links_web()
} as const satisfies Record<LinkKind, () => string>

/** Where a new link of a kind leads, until another place is chosen. */
const startOf = (kind: LinkKind, { categories, collections }: Pick<LinksProps, 'categories' | 'collections'>): string =>
  kind === 'categories'
    ? allCategories
    : kind === 'category'
      ? categoryAddress(categories[0]?.slug ?? '')
      : kind === 'collection'
        ? collectionAddress(collections[0]?.slug ?? '')
        : kind === 'page'
          ? shopPages[0]
          : ''

const ownName = (to: string, categories: KnownCategories): string | undefined =>
  to === allCategories
    ? m.admin_links_categories()
    : (pageNames[to]?.() ?? categories.find(({ slug }) => categoryAddress(slug) === to)?.name)

const withCollectionLabel = (
  { to, label }: LinkForm,
  changed: Partial<LinkForm>,
  collections: readonly NamedCollection[]
): Partial<LinkForm> =>
  changed.to === undefined
    ? changed
    : { ...changed, label: collectionText(label, { from: to, to: changed.to }, collections) }

interface LinksProps extends Pick<SettingsPartProps, 'errorOf'> {
  label: string
  at: string
  links: readonly LinkForm[]
  categories: KnownCategories
  collections: readonly NamedCollection[]
  /** Whether a link must stay. */
  isKept: (link: LinkForm) => boolean
  onChange: (links: readonly LinkForm[]) => void
}

/** Target of a link, by type. */
function Target({
  link,
  at,
  categories,
  collections,
  errorOf,
  isKept,
  onChange
}: Omit<LinksProps, 'label' | 'links' | 'onChange'> & {
  link: LinkForm
  onChange: (change: Partial<LinkForm>) => void
}) {
  const common = { name: `${at}.to`, error: errorOf(`${at}.to`), value: link.to }
  if (link.kind === 'categories')
    return (
      <chakra.p alignSelf="end" color="fg.muted" paddingBlockEnd={2.5}>
        {m.admin_links_categories_text()}
      </chakra.p>
    )
  if (link.kind === 'category' || link.kind === 'collection' || link.kind === 'page') {
    const all =
      link.kind === 'page'
        ? shopPages.map((page) => ({ to: page as string, name: pageNames[page]?.() ?? page }))
        : link.kind === 'collection'
          ? collections.map(({ slug, name }) => ({ to: collectionAddress(slug), name }))
          : categories.map(({ slug }) => ({ to: categoryAddress(slug), name: categoryText(categories, slug) }))
    return (
      <SelectField
        label={kindNames[link.kind]()}
        {...common}
        disabled={isKept(link)}
        onChange={({ currentTarget: { value } }) => onChange({ to: value })}
      >
        {all.some(({ to }) => to === link.to) ? null : <option value={link.to}>{link.to}</option>}
        {all.map(({ to, name }) => (
          <option key={to} value={to}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <TextField
      label={kindNames[link.kind]()}
      hint={link.kind === 'web' ? m.admin_links_web_hint() : m.admin_links_address_hint()}
      {...common}
      maxLength={limits.addressLetters}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget: { value } }) => onChange({ to: value })}
    />
  )
}

function Links({ label, at, links, categories, collections, errorOf, isKept, onChange }: LinksProps) {
  const mayChange = useIsAllowed('settings.change')
  const nameOf = ({ to, label: words }: LinkForm) =>
    words.trim() || (ownName(to, categories) ?? (to || m.admin_links_new()))
  return (
    <div>
      <MovableList
        label={label}
        items={links}
        nameOf={nameOf}
        canRemove={(link) => !isKept(link)}
        isDisabled={!mayChange}
        onChange={onChange}
      >
        {(link, index) => {
          const here = `${at}.${index}`
          const change = (changed: Partial<LinkForm>) =>
            onChange(links.with(index, { ...link, ...withCollectionLabel(link, changed, collections) }))
          return (
            <chakra.fieldset
              aria-label={nameOf(link)}
              minWidth={0}
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
              gap={3}
              alignItems="start"
            >
              <SelectField
                label={m.admin_links_kind()}
                value={link.kind}
                disabled={isKept(link)}
                onChange={({ currentTarget: { value } }) => {
                  const kind = linkKinds.find((known) => known === value)
                  if (kind) change({ kind, to: startOf(kind, { categories, collections }) })
                }}
              >
                {linkKinds
                  .filter((kind) => kind !== 'collection' || link.kind === kind || collections.length > 0)
                  .map((kind) => (
                    <option key={kind} value={kind}>
                      {kindNames[kind]()}
                    </option>
                  ))}
              </SelectField>
              <Target link={link} at={here} {...{ categories, collections, errorOf, isKept }} onChange={change} />
              {link.kind === 'categories' ? null : (
                <TextField
                  label={m.admin_links_label()}
                  name={`${here}.label`}
                  value={link.label}
                  placeholder={ownName(link.to, categories)}
                  isRequired={!hasOwnName(link.to)}
                  maxLength={limits.labelLetters}
                  dir="auto"
                  autoComplete="off"
                  error={errorOf(`${here}.label`)}
                  onChange={({ currentTarget: { value } }) => change({ label: value })}
                />
              )}
            </chakra.fieldset>
          )
        }}
      </MovableList>
      <Button
        size="sm"
        disabled={links.length >= limits.links}
        onClick={() => onChange([...links, newLink('page', shopPages[0])])}
      >
        {m.admin_links_add({ list: label })}
      </Button>
    </div>
  )
}

/** Link to the storefront. */
export const SeeShop = () => (
  <chakra.p>
    <Link href="/" target="_blank" rel="noopener">
      {m.admin_settings_see_shop()}
    </Link>
  </chakra.p>
)

interface LinksPartProps extends SettingsPartProps<'header' | 'footer'> {
  categories: KnownCategories
  collections: readonly NamedCollection[]
}

/** Header and footer links. */
export const LinksPart = partOf(['header', 'footer'], (props: LinksPartProps) => {
  const { form, errorOf, onChange, categories, collections } = props
  const mayChange = useIsAllowed('settings.change')
  const { footer } = form
  const setColumn = (index: number, change: Partial<ColumnForm>) =>
    onChange({ footer: footer.with(index, { ...(footer[index] ?? newColumn()), ...change }) })
  const columnName = ({ title }: ColumnForm) => title.trim() || m.admin_links_column_new()
  const wrong = errorOf('footer')
  const stays = (link: LinkForm) =>
    isOfFooter(link) && footer.flatMap(({ links }) => links).filter(({ to }) => to === link.to).length === 1
  return (
    <Part id="links" title={m.admin_settings_links()} hint={m.admin_settings_links_hint()}>
      <SeeShop />
      <chakra.h3 fontSize="md">{m.admin_links_header()}</chakra.h3>
      <Links
        label={m.admin_links_header()}
        at="header"
        links={form.header}
        isKept={() => false}
        {...{ categories, collections, errorOf }}
        onChange={(header) => onChange({ header })}
      />
      <chakra.h3 fontSize="md" marginBlockStart={4}>
        {m.admin_links_footer()}
      </chakra.h3>
      <p>{m.admin_links_footer_hint()}</p>
      {wrong === undefined ? null : (
        <chakra.p role="alert" color="bad">
          {wrong}
        </chakra.p>
      )}
      <MovableList
        label={m.admin_links_footer()}
        items={footer}
        nameOf={columnName}
        canRemove={({ links }) => footer.length > 1 && !links.some(stays)}
        isDisabled={!mayChange}
        isTall
        onChange={(columns) => onChange({ footer: columns })}
      >
        {(column, index) => (
          <chakra.fieldset aria-label={columnName(column)} minWidth={0} display="grid" gap={3}>
            <TextField
              label={m.admin_links_column()}
              name={`footer.${index}.title`}
              value={column.title}
              maxLength={limits.labelLetters}
              dir="auto"
              autoComplete="off"
              error={errorOf(`footer.${index}.title`)}
              onChange={({ currentTarget: { value } }) => setColumn(index, { title: value })}
            />
            <Links
              label={columnName(column)}
              at={`footer.${index}.links`}
              links={column.links}
              isKept={stays}
              {...{ categories, collections, errorOf }}
              onChange={(links) => setColumn(index, { links })}
            />
          </chakra.fieldset>
        )}
      </MovableList>
      <div>
        <Button
          size="sm"
          disabled={footer.length >= limits.columns}
          onClick={() => onChange({ footer: [...footer, newColumn()] })}
        >
          {m.admin_links_column_add()}
        </Button>
      </div>
    </Part>
  )
})
