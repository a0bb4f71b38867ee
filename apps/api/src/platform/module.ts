import type { FastifyInstance } from 'fastify'
import type { Platform } from './platform.ts'

/** A module of the API: it puts its routes, jobs and hooks on the server. */
export type Module = (app: FastifyInstance, platform: Platform) => Promise<void> | void
