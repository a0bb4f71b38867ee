/** Members of the shop's configuration that no page shows. Browsers never get them. */
const unpublished = ['tax', 'hasReviewLinkInMails', 'timeZone', 'home', 'payments', 'coupons'] as const

export type Published<Config> = Omit<Config, (typeof unpublished)[number]>

/** What pages have of the shop's configuration or settings. */
export const publishedOf = <Config extends object>(config: Config): Published<Config> =>
  Object.fromEntries(
    Object.entries(config).filter(([name]) => !unpublished.some((one) => one === name))
  ) as Published<Config>
