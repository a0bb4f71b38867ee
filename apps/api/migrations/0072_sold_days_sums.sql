CREATE INDEX IF NOT EXISTS "sold_days_sums" ON "sold_days" USING btree ("currency","time_zone","day","product_id","pieces","amount");--> statement-breakpoint
-- Sums of a year read this index alone where the table was vacuumed lately; a fifth of all days, the usual share, is half a year's work.
ALTER TABLE "sold_days" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
