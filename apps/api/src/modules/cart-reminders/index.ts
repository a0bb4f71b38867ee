/** Reminding whoever agreed to it, by one mail, of a cart that was not ordered. */
export { cartReminderData } from './personal-data.ts'
export { deleteReminders } from './reminders.ts'
export { cartRemindersModule } from './routes.ts'
