import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { addJourneyTool } from './journey-tool.ts'

addJourneyTool()

/** Storybook's own frame in the shop's colours: those of semantic-tokens.ts, which would bring all of Chakra here. */
const isDark = matchMedia('(prefers-color-scheme: dark)').matches
const pick = (light: string, dark: string) => (isDark ? dark : light)

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Motif',
    brandUrl: './?path=/story/start-front-page--journeys',
    brandTarget: '_self',
    fontBase: 'system-ui, sans-serif',
    appBg: pick('#F3EFE6', '#211F1B'),
    appContentBg: pick('#FBF9F4', '#161512'),
    appPreviewBg: pick('#FBF9F4', '#161512'),
    appBorderColor: pick('#DDD6C8', '#37332D'),
    appBorderRadius: 12,
    barBg: pick('#FBF9F4', '#161512'),
    barTextColor: pick('#5C5850', '#B3ACA0'),
    barSelectedColor: pick('#C8371B', '#FF8A66'),
    barHoverColor: pick('#C8371B', '#FF8A66'),
    colorPrimary: pick('#C8371B', '#FF8A66'),
    colorSecondary: pick('#C8371B', '#FF8A66'),
    textColor: pick('#1C1B18', '#F4F0E8'),
    textMutedColor: pick('#5C5850', '#B3ACA0'),
    inputBg: pick('#FFFFFF', '#26241F'),
    inputBorder: pick('#8C857A', '#7A746A'),
    inputTextColor: pick('#1C1B18', '#F4F0E8'),
    inputBorderRadius: 6
  })
})
