import { chakra } from '@chakra-ui/react'
import type { ShownSection } from '@motif/contract'
import { m } from '@motif/messages'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { ChipGroup } from '../../components/chip-group/index.ts'
import { Input, useEarlyInput } from '../../components/field/index.ts'
import { fullyVisibleWidth } from '../../components/picture/index.ts'
import { SwatchGroup } from '../../components/swatch-group/index.ts'
import { formatMoney } from '../../format/index.ts'
import { HeroPicture } from './hero-picture.tsx'
import { maxHeroTextLength } from './max-hero-text-length.ts'
import type { HomeScreenProps, LiveHero } from './types.ts'

function designHref({ product, colour, words }: { product: string; colour: string; words: string }): string {
  const query = new URLSearchParams({ product, colour, ...(words === '' ? undefined : { text: words }) })
  return `/designertool?${query}`
}

interface HeroProps extends Omit<Extract<ShownSection, { kind: 'hero' }>, 'kind'> {
  loadLive: HomeScreenProps['loadLiveHero']
}

/** The hero: a product with a text field whose input appears in print. */
export function Hero({ title, lead, words: sample, products, loadLive }: HeroProps) {
  const [typed, setTyped] = useState('')
  const field = useEarlyInput(({ value }) => setTyped(value))
  const [slug, setSlug] = useState(products[0]?.slug)
  const [colourValue, setColourValue] = useState<string>()
  const [Live, setLive] = useState<LiveHero>()
  const product = products.find((one) => one.slug === slug) ?? products[0]
  const colour = product?.colours.find(({ value }) => value === colourValue) ?? product?.colours[0]
  if (!product || !colour) return null
  const words = typed.trim()
  /** Without live rendering the text is laid flat. */
  const wake = () =>
    void (
      Live ??
      loadLive?.().then(
        (loaded) => setLive(() => loaded),
        () => {}
      )
    )
  return (
    <chakra.section
      aria-labelledby="hero-title"
      onFocus={wake}
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '1fr 36rem' }}
      gridTemplateAreas={{ base: '"words" "picture" "choice"', lg: '"words picture" "choice picture"' }}
      gridTemplateRows={{ lg: '1fr 1.1fr' }}
      columnGap={{ lg: 14 }}
      rowGap={6}
      maxWidth={{ base: '44rem', lg: 'none' }}
      marginInline="auto"
    >
      <chakra.div gridArea="words" alignSelf={{ lg: 'end' }}>
        {/* In em: a ch differs in the fallback font, and the title would rewrap when its font loads. */}
        <chakra.h1 id="hero-title" textStyle="display" maxWidth="7.9em" dir="auto">
          {title ?? m.catalogue_hero_title()}
        </chakra.h1>
        <chakra.p
          marginTop={{ base: 3, md: 5 }}
          fontSize={{ base: 'md', md: 'lg' }}
          color="fg.muted"
          maxWidth="40ch"
          dir="auto"
        >
          {lead ?? m.catalogue_hero_lead()}
        </chakra.p>
      </chakra.div>
      {/*
       * The picture comes later in the document: without its room, the words would move when it does. The first paint waits
       * for this element, since the title moves up until the lead is there.
       */}
      <chakra.div
        id="hero-words-end"
        gridArea="picture"
        display={{ base: 'none', lg: 'block' }}
        style={{ aspectRatio: `${colour.image.width} / ${colour.image.height}` }}
      />
      <chakra.div
        gridArea="picture"
        maxWidth={{ sm: fullyVisibleWidth, lg: 'none' }}
        position="relative"
        borderRadius="panel"
        marginBottom={{ base: 7, md: 0 }}
      >
        <HeroPicture product={product} colour={colour} words={words} sample={sample} />
        {Live ? <Live product={product} colour={colour} words={words} sample={sample} /> : null}
        <chakra.div position="absolute" insetInline={{ base: 3, md: 8 }} bottom={{ base: -7, md: 4 }}>
          <Input
            ref={field}
            aria-label={m.catalogue_hero_input()}
            placeholder={sample}
            value={typed}
            maxLength={maxHeroTextLength}
            autoComplete="off"
            dir="auto"
            onChange={(event) => setTyped(event.currentTarget.value)}
            minHeight="3.5rem"
            paddingInline={6}
            borderRadius="full"
            fontSize="lg"
            boxShadow="float"
          />
        </chakra.div>
      </chakra.div>
      <chakra.div gridArea="choice" display="flex" flexDirection="column" gap={5}>
        {products.length > 1 ? (
          <ChipGroup
            legend={m.catalogue_hero_product()}
            options={products.map((one) => ({ value: one.slug, label: one.name }))}
            value={product.slug}
            onChange={(change) => setSlug(change.value)}
          />
        ) : null}
        <SwatchGroup
          legend={m.catalogue_hero_colour()}
          options={product.colours}
          value={colour.value}
          onChange={(change) => setColourValue(change.value)}
        />
        <chakra.div display="flex" alignItems="center" flexWrap="wrap" columnGap={5} rowGap={3}>
          <LinkButton
            data-needs-script=""
            href={designHref({ product: product.slug, colour: colour.value, words })}
            variant="accent"
            size="lg"
            width={{ base: 'full', sm: 'auto' }}
            _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
          >
            {m.catalogue_hero_go()}
            <ArrowRight aria-hidden />
          </LinkButton>
          <chakra.span textStyle="figure" color="fg.muted">
            {m.catalogue_hero_from({ price: formatMoney(product.price) })}
          </chakra.span>
        </chakra.div>
      </chakra.div>
    </chakra.section>
  )
}
