CREATE TABLE "design_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"design_id" text NOT NULL,
	"name" text NOT NULL,
	"document" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"network" text,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "share_key" text;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_versions_design" ON "design_versions" USING btree ("design_id","kept_at");--> statement-breakpoint
CREATE INDEX "uploads_customer" ON "uploads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "uploads_network" ON "uploads" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("unused_since");--> statement-breakpoint
CREATE INDEX "designs_deleted" ON "designs" USING btree ("deleted_at") WHERE "designs"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_share_key" UNIQUE("share_key");