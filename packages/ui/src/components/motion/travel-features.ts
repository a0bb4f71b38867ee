export { domMax as features } from 'framer-motion'
