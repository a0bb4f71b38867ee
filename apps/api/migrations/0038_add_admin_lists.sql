CREATE INDEX "audit_log_admin" ON "audit_log" USING btree ("admin_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "coupons_listed" ON "coupons" USING btree ("created_at","code");--> statement-breakpoint
CREATE INDEX "coupons_code" ON "coupons" USING gin ("code" gin_trgm_ops);