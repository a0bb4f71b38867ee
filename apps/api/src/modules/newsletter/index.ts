/** The newsletter: whoever asks for it confirms the address, and stops it with one press. */
export { isSubscriber, subscribersAfter, subscribersAmong, subscriptionData } from './personal-data.ts'
export { newsletterModule } from './routes.ts'
export { subscribe } from './subscriptions.ts'
export { exportedSubscribers } from './subscribers.ts'
