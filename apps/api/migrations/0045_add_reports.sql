CREATE TABLE "design_days" (
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"day" date NOT NULL,
	"design_hash" text NOT NULL,
	"pieces" integer NOT NULL,
	"orders" integer NOT NULL,
	"line_id" text NOT NULL,
	CONSTRAINT "design_days_currency_time_zone_day_design_hash_pk" PRIMARY KEY("currency","time_zone","day","design_hash")
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"returning_orders" integer NOT NULL,
	"gross" bigint NOT NULL,
	"refunds" bigint NOT NULL,
	CONSTRAINT "sales_days_currency_time_zone_day_pk" PRIMARY KEY("currency","time_zone","day")
);
--> statement-breakpoint
CREATE TABLE "sold_days" (
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"day" date NOT NULL,
	"variant_id" text NOT NULL,
	"pieces" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "sold_days_currency_time_zone_day_variant_id_pk" PRIMARY KEY("currency","time_zone","day","variant_id")
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "visit_days_step_day_subject_pk" PRIMARY KEY("step","day","subject")
);
--> statement-breakpoint
CREATE INDEX "visit_days_day" ON "visit_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_at" ON "refunds" USING btree ("at");