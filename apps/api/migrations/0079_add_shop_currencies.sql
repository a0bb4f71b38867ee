CREATE TABLE "shop_currencies" (
	"revision" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"decimals" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
