import { chakra } from '@chakra-ui/react'
import { type Theme, themeColours } from '@motif/contract/colour-rules'
import { logoSize } from '@motif/contract/logo-rules'
import { m } from '@motif/messages'
import { useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { pictureFiles } from '../../../forms/index.ts'
import { Pair, Part } from '../editor-part.tsx'
import { partOf, type SettingsPartProps } from './setting-fields.tsx'
import type { LogoPicture, SettingsSectionProps } from './types.ts'

type LogoPartProps = SettingsPartProps<'logo' | 'name'> & Pick<SettingsSectionProps, 'onUploadLogo' | 'logoUrlOf'>

interface PictureProps extends Pick<LogoPartProps, 'onUploadLogo' | 'logoUrlOf'> {
  theme: Theme
  title: string
  name: string
  /** None: the theme shows the picture of the other one, or the word mark. */
  picture: LogoPicture | null
  /** What it shows instead. */
  shown: LogoPicture | null
  isOff: boolean
  error: string | undefined
  onChange: (picture: LogoPicture | null) => void
}

/** The logo of one theme, on its background and in header size. */
function LogoField({
  theme,
  title,
  name,
  picture,
  shown,
  isOff,
  error,
  onChange,
  onUploadLogo,
  logoUrlOf
}: PictureProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    setBusy(true)
    const brought = await onUploadLogo({ file })
    setBusy(false)
    if (brought) onChange(brought)
  }
  return (
    <chakra.fieldset aria-label={title} display="grid" gap={2} minWidth={0} alignContent="start">
      <chakra.p fontWeight="medium">{title}</chakra.p>
      <chakra.div
        display="grid"
        alignItems="center"
        height="header"
        paddingInline={4}
        borderWidth="1px"
        borderRadius="panel"
        overflow="hidden"
        style={{ background: themeColours[theme].page }}
      >
        {shown ? (
          <img src={logoUrlOf(shown)} alt={m.admin_settings_logo_alt({ name })} {...logoSize(shown)} />
        ) : (
          <chakra.svg viewBox="0 0 200 28" width="200px" height="28px" aria-hidden direction="ltr">
            <text x="0" y="21" fill={theme === 'light' ? '#1C1B18' : '#F4F0E8'} fontSize="20" fontWeight="700">
              {name}
            </text>
          </chakra.svg>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button size="sm" isBusy={isBusy} disabled={isOff} onClick={() => input.current?.click()}>
          {m.admin_settings_logo_choose()}
        </Button>
        {picture ? (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            {m.admin_settings_logo_remove()}
          </Button>
        ) : null}
      </chakra.div>
      <input
        ref={input}
        type="file"
        accept={pictureFiles}
        hidden
        aria-label={title}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {error === undefined ? null : <chakra.p color="bad">{error}</chakra.p>}
    </chakra.fieldset>
  )
}

/** Logos that replace the word mark, one per theme. */
export const LogoPart = partOf(['logo', 'name'], (props: LogoPartProps) => {
  const { form, onChange, errorOf, onUploadLogo, logoUrlOf } = props
  const { logo, name } = form
  const acts = { name, onUploadLogo, logoUrlOf }
  return (
    <Part id="logo" title={m.admin_settings_logo()} hint={m.admin_settings_logo_hint()}>
      <Pair>
        <LogoField
          {...acts}
          theme="light"
          title={m.admin_settings_logo_light()}
          picture={logo?.light ?? null}
          shown={logo?.light ?? null}
          isOff={false}
          error={errorOf('logo.light')}
          onChange={(light) => onChange({ logo: light && { light, dark: logo?.dark ?? null } })}
        />
        <LogoField
          {...acts}
          theme="dark"
          title={m.admin_settings_logo_dark()}
          picture={logo?.dark ?? null}
          shown={logo?.dark ?? logo?.light ?? null}
          isOff={logo === null}
          error={errorOf('logo.dark')}
          onChange={(dark) => onChange({ logo: logo && { ...logo, dark } })}
        />
      </Pair>
    </Part>
  )
})
