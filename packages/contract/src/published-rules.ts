/** Members of the configuration that are never sent to browsers. */
const unpublished = ['tax', 'productLanguage', 'hasReviewLinkInMails', 'home', 'payments', 'coupons'] as const

export type Published<Config> = Omit<Config, (typeof unpublished)[number]>

/** The public part of configuration or settings. */
export const publishedOf = <Config extends object>(config: Config): Published<Config> =>
  Object.fromEntries(
    Object.entries(config).filter(([name]) => !unpublished.some((one) => one === name))
  ) as Published<Config>
