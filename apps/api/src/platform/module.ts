import type { FastifyInstance } from 'fastify'
import type { Platform } from './platform.ts'

/** A module of the API: registers its routes, jobs and hooks. */
export type Module = (app: FastifyInstance, platform: Platform) => Promise<void> | void
