import { chakra } from '@chakra-ui/react'
import {
  type AccentMeets,
  accentContrasts,
  isColour,
  leastContrast,
  type Theme,
  themeColours
} from '@motif/contract/colour-rules'
import { m } from '@motif/messages'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatNumber } from '../../../format/index.ts'
import { Pair, Part } from '../editor-part.tsx'
import { fieldsOf, partOf } from './setting-fields.tsx'

const meetings = {
  page: () => m.admin_settings_contrast_page(),
  panel: () => m.admin_settings_contrast_panel(),
  words: () => m.admin_settings_contrast_words()
} as const satisfies Record<AccentMeets, () => string>

const themes = {
  light: () => m.admin_settings_light(),
  dark: () => m.admin_settings_dark()
} as const satisfies Record<Theme, () => string>

/** Preview of a colour as text and as background. An image, since it includes unreadable combinations. */
function Preview({ theme, colour, name }: { theme: Theme; colour: string; name: string }) {
  const { page, panel, words } = themeColours[theme]
  return (
    <chakra.svg
      viewBox="0 0 280 150"
      aria-hidden
      width="full"
      height="auto"
      direction="ltr"
      borderWidth="1px"
      borderRadius="panel"
      overflow="hidden"
      fontSize="15px"
    >
      <rect width="280" height="110" fill={page} />
      <text x="16" y="36" fill={colour} fontSize="20" fontWeight="700">
        {name}
      </text>
      <rect x="16" y="54" width="150" height="40" rx="6" fill={colour} />
      <text x="91" y="79" fill={words} fontWeight="600" textAnchor="middle">
        {m.admin_settings_preview_button()}
      </text>
      <rect y="110" width="280" height="40" fill={panel} />
      <text x="16" y="135" fill={colour} textDecoration="underline">
        {m.admin_settings_preview_link()}
      </text>
    </chakra.svg>
  )
}

const Contrasts = ({ theme, colour }: { theme: Theme; colour: string }) => (
  <chakra.ul aria-live="polite" display="grid" gap={1}>
    {accentContrasts(theme, colour).map(({ meets, ratio }) => {
      const isEnough = ratio >= leastContrast
      const Icon = isEnough ? CircleCheck : TriangleAlert
      return (
        <chakra.li key={meets} display="flex" gap={2} alignItems="center" color={isEnough ? 'good' : 'bad'}>
          <chakra.span flex="none" css={{ '& svg': { width: '1.125rem', height: '1.125rem' } }}>
            <Icon aria-hidden />
          </chakra.span>
          <span>
            {(isEnough ? m.admin_settings_contrast_enough : m.admin_settings_contrast_low)({
              meets: meetings[meets](),
              ratio: formatNumber(ratio),
              least: formatNumber(leastContrast)
            })}
          </span>
        </chakra.li>
      )
    })}
  </chakra.ul>
)

const ColourInput = chakra('input', {
  base: {
    width: 'target',
    height: 'target',
    padding: 1,
    borderWidth: '1px',
    borderRadius: 'control',
    cursor: 'pointer',
    bg: 'bg'
  }
})

/** The accent colour in both themes, with preview and contrasts. */
export const ColoursPart = partOf(['light', 'dark', 'name'], (props) => {
  const { form, onChange } = props
  const { field } = fieldsOf(props)
  return (
    <Part id="colours" title={m.admin_settings_colours()} hint={m.admin_settings_colours_hint()}>
      <Pair>
        {(['light', 'dark'] as const).map((theme) => {
          const colour = form[theme].trim()
          return (
            <chakra.div key={theme} display="grid" gap={3} minWidth={0}>
              <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap={2} alignItems="start">
                {field(theme, { label: themes[theme](), maxLength: 7, spellCheck: false, dir: 'ltr' })}
                <chakra.div paddingBlockStart="1.625rem">
                  <ColourInput
                    type="color"
                    aria-label={m.admin_settings_pick({ theme: themes[theme]() })}
                    value={isColour(colour) ? colour.toLowerCase() : themeColours[theme].words.toLowerCase()}
                    onChange={({ currentTarget: { value } }) => onChange({ [theme]: value.toUpperCase() })}
                  />
                </chakra.div>
              </chakra.div>
              {isColour(colour) ? (
                <>
                  <Preview theme={theme} colour={colour} name={form.name} />
                  <Contrasts theme={theme} colour={colour} />
                </>
              ) : null}
            </chakra.div>
          )
        })}
      </Pair>
    </Part>
  )
})
