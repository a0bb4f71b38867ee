import { chakra } from '@chakra-ui/react'
import { heroWordsLetters, storefrontLimits as limits } from '@motif/contract/storefront-rules'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { useIsAllowed } from '../allowed.tsx'
import { Part } from '../editor-part.tsx'
import { MovableList } from '../movable-list.tsx'
import { categoryText } from '../category-text.ts'
import { ChosenProducts } from './chosen-products.tsx'
import { type KnownCategories, SeeShop } from './links-part.tsx'
import { Folded } from './folded.tsx'
import { fieldsOf, partOf, type SettingsPartProps } from './setting-fields.tsx'
import {
  collectionAddress,
  collectionText,
  type NamedCollection,
  newSection,
  type SectionForm
} from './storefront-form.ts'
import type { SettingsSectionProps } from './types.ts'

type Kind = SectionForm['kind']

const kindNames = {
  hero: () => m.admin_home_hero(),
  catalogue: () => m.admin_home_catalogue(),
  categories: () => m.admin_home_categories(),
  products: () => m.admin_home_collection(),
  list: () => m.admin_home_list(),
  'best-sellers': () => m.admin_home_best_sellers(),
  text: () => m.admin_home_text()
} as const satisfies Record<Kind, () => string>

const kindsToAdd = ['hero', 'categories', 'products', 'list', 'best-sellers', 'text'] as const satisfies Kind[]

/** The words shoppers see where the title is left empty. */
const ownTitles: Partial<Record<Kind, () => string>> = {
  hero: () => m.catalogue_hero_title(),
  categories: () => m.shell_categories(),
  'best-sellers': () => m.catalogue_sort_best_selling()
}

const hasTitleOfItsOwn = (kind: Kind) => kind !== 'products' && kind !== 'list'

interface SectionProps extends Pick<SettingsPartProps, 'errorOf'>, Pick<SettingsSectionProps, 'onFindProducts'> {
  section: SectionForm
  at: string
  categories: KnownCategories
  collections: readonly NamedCollection[]
  onChange: (change: Partial<SectionForm>) => void
}

function ChosenCategories({
  section,
  categories,
  onChange
}: Pick<SectionProps, 'section' | 'categories' | 'onChange'>) {
  const mayChange = useIsAllowed('settings.change')
  const { chosen } = section
  const nameOf = (slug: string) => categoryText(categories, slug)
  const others = categories.filter(({ slug }) => !chosen.includes(slug))
  return (
    <>
      {chosen.length === 0 ? <p>{m.admin_home_all_categories()}</p> : null}
      <MovableList
        label={m.admin_home_categories()}
        items={chosen.map((id) => ({ id }))}
        nameOf={({ id }) => nameOf(id)}
        isDisabled={!mayChange}
        onChange={(items) => onChange({ chosen: items.map(({ id }) => id) })}
      >
        {({ id }) => <bdi>{nameOf(id)}</bdi>}
      </MovableList>
      <SelectField
        label={m.admin_home_add_category()}
        isRequired={false}
        value=""
        disabled={others.length === 0 || chosen.length >= limits.products}
        onChange={({ currentTarget: { value } }) => onChange({ chosen: [...chosen, value] })}
      >
        <option value="">{m.admin_home_choose()}</option>
        {others.map(({ slug }) => (
          <option key={slug} value={slug}>
            {nameOf(slug)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** Content of a home page section. */
function SectionFields({ section, at, categories, collections, errorOf, onFindProducts, onChange }: SectionProps) {
  const { kind, chosen } = section
  const { field, area } = fieldsOf<SectionForm>({ form: section, errorOf, at: `${at}.`, onChange })
  const products = (most: number, isCustomisable: boolean) => (
    <ChosenProducts
      name={`${at}.products`}
      error={errorOf(`${at}.products`)}
      onChange={(changed) => onChange({ chosen: changed })}
      {...{ chosen, most, isCustomisable, onFindProducts }}
    />
  )
  return (
    <>
      <Checkbox checked={section.isShown} onChange={({ isChecked }) => onChange({ isShown: isChecked })}>
        {m.admin_home_shown()}
      </Checkbox>
      {field('title', {
        label: m.admin_home_title(),
        isRequired: !hasTitleOfItsOwn(kind),
        placeholder: ownTitles[kind]?.(),
        maxLength: limits.titleLetters,
        dir: 'auto'
      })}
      {kind === 'hero' ? (
        <>
          {field('lead', {
            label: m.admin_home_lead(),
            isRequired: false,
            placeholder: m.catalogue_hero_lead(),
            maxLength: limits.leadLetters,
            dir: 'auto'
          })}
          {field('words', {
            label: m.admin_home_words(),
            hint: m.admin_home_words_hint(),
            maxLength: heroWordsLetters,
            dir: 'auto'
          })}
          {products(limits.heroProducts, true)}
        </>
      ) : null}
      {kind === 'categories' ? <ChosenCategories {...{ section, categories, onChange }} /> : null}
      {kind === 'products' ? products(limits.products, false) : null}
      {kind === 'list' && collections.length > 0 ? (
        <SelectField
          label={m.admin_links_collection()}
          isRequired={false}
          value={collections.find(({ slug }) => collectionAddress(slug) === section.list)?.slug ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const list = value === '' ? '' : collectionAddress(value)
            onChange({ list, title: collectionText(section.title, { from: section.list, to: list }, collections) })
          }}
        >
          <option value="">{m.admin_home_other_list()}</option>
          {collections.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {kind === 'list'
        ? field('list', {
            label: m.admin_links_address(),
            hint: m.admin_home_list_hint(),
            maxLength: limits.addressLetters,
            spellCheck: false,
            dir: 'ltr'
          })
        : null}
      {kind === 'text'
        ? area('text', { label: m.admin_home_text(), maxLength: limits.textLetters, rows: 4, dir: 'auto' })
        : null}
    </>
  )
}

interface HomePartProps extends SettingsPartProps<'home'>, Pick<SettingsSectionProps, 'onFindProducts'> {
  categories: KnownCategories
  collections: readonly NamedCollection[]
}

/** Home page sections in order. */
export const HomePart = partOf(['home'], (props: HomePartProps) => {
  const { form, errorOf, hasProblemIn, onChange, categories, collections, onFindProducts } = props
  const mayChange = useIsAllowed('settings.change')
  const { home } = form
  const nameOf = ({ kind, title }: SectionForm) =>
    title.trim() === '' ? kindNames[kind]() : `${kindNames[kind]()}: ${title.trim()}`
  return (
    <Part id="home" title={m.admin_settings_home()} hint={m.admin_settings_home_hint()}>
      <SeeShop />
      <MovableList
        label={m.admin_settings_home()}
        items={home}
        nameOf={nameOf}
        canRemove={({ kind }) => kind !== 'catalogue'}
        isDisabled={!mayChange}
        onChange={(sections) => onChange({ home: sections })}
      >
        {(section, index) =>
          section.kind === 'catalogue' ? (
            <div>
              <chakra.p fontWeight="semibold">{kindNames.catalogue()}</chakra.p>
              <chakra.p color="fg.muted">{m.admin_home_catalogue_text()}</chakra.p>
            </div>
          ) : (
            <Folded
              hasProblem={hasProblemIn(`home.${index}.`)}
              summary={
                <>
                  <chakra.bdi fontWeight="semibold">{nameOf(section)}</chakra.bdi>{' '}
                  {section.isShown ? null : <chakra.span color="fg.muted">{m.admin_home_hidden()}</chakra.span>}
                </>
              }
            >
              <chakra.fieldset aria-label={nameOf(section)} minWidth={0} display="grid" gap={4} paddingBlock={3}>
                <SectionFields
                  section={section}
                  at={`home.${index}`}
                  {...{ categories, collections, errorOf, onFindProducts }}
                  onChange={(change) => onChange({ home: home.with(index, { ...section, ...change }) })}
                />
              </chakra.fieldset>
            </Folded>
          )
        }
      </MovableList>
      <chakra.fieldset display="flex" flexWrap="wrap" gap={3} aria-label={m.admin_home_add()}>
        <chakra.span alignSelf="center" aria-hidden>
          {m.admin_home_add()}
        </chakra.span>
        {kindsToAdd.map((kind) => (
          <Button
            key={kind}
            size="sm"
            disabled={home.length >= limits.sections || (kind === 'hero' && home.some((one) => one.kind === 'hero'))}
            onClick={() => onChange({ home: [...home, newSection(kind)] })}
          >
            {kindNames[kind]()}
          </Button>
        ))}
      </chakra.fieldset>
    </Part>
  )
})
